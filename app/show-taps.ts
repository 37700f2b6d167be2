/** What answers within the site; a link to elsewhere is the browser's own. */
const answering = 'button, summary, a[href^="/"]:not([target])';

/**
 * Shows a finger's tap before it is answered: what was tapped looks pressed in the next frame, and has its click once that is
 * painted. On a slow processor a menu, a letter or a page takes a tenth of a second and more, in which nothing would move.
 * Keys and mice are answered at once, and so are browsers that do not say what clicked.
 */
export function showTaps(): void {
  const show = (click: PointerEvent) => {
    const tapped = click.pointerType === "touch" && (click.target as Element).closest<HTMLElement>(answering);
    if (!tapped) return;
    click.preventDefault();
    click.stopPropagation();
    tapped.dataset.tapped = "";
    requestAnimationFrame(() =>
      setTimeout(() => {
        delete tapped.dataset.tapped;
        tapped.click();
      }),
    );
  };
  addEventListener("click", show, true);
}
