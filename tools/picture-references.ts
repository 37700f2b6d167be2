/** Why nothing can be compared with `tests/pictures/references/` on this machine, or undefined when it can. */
export const whyIncomparable =
  process.platform === "linux" ? undefined : "the references show the letters as Linux draws them";
