/** Tells a person at a terminal where the site is. Where no person looks, the log's lines stand alone. */
export function announce(output: Pick<NodeJS.WriteStream, "isTTY" | "write">, productName: string, port: number): void {
  if (output.isTTY) output.write(`\n  ${productName} is on http://localhost:${port}\n\n`);
}
