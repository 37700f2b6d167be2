/** Members that Chrome 92 has, and TypeScript's types of 2021 lack (`tsconfig.browser.json`). */

interface HTMLDialogElement {
  open: boolean;
  close(returnValue?: string): void;
  showModal(): void;
}

interface Element {
  scrollTo(options: { top: number; behavior: "instant" }): void;
}
