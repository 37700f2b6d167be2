/** Members that Chrome 92 has, but that the DOM types of `tsconfig.browser.json` lack. */

interface HTMLDialogElement {
  open: boolean;
  close(returnValue?: string): void;
  showModal(): void;
}

interface Element {
  scrollTo(options: { top: number; behavior: "instant" }): void;
}
