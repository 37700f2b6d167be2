/**
 * Switches the page's whole style sheets on: the document came with those rules only that it needed itself. Resolves
 * when all have arrived, or failed to: what they add is for what the script shows later.
 */
export async function wholeStyles(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet][disabled]");
  await Promise.all(Array.from(links, whole));
}

function whole(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => resolve());
    link.disabled = false;
  });
}
