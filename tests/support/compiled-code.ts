/** The variable that tells Node where the code is that it has compiled: with it a process starts in half the time. */
export const compiledCode: Readonly<Record<string, string>> = process.env.NODE_COMPILE_CACHE
  ? { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE }
  : {};
