import type { Page } from "playwright";

/** Sets a poster's page in a browser, with facts that are too long for their place in smaller letters. */
export async function layOutPage(page: Page, html: string): Promise<void> {
  await page.setContent(html);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const facts = document.querySelector<HTMLElement>(".facts");
    if (!facts) return;
    for (let size = 1; facts.scrollHeight > facts.clientHeight && size > 0.2; size -= 0.03)
      facts.style.fontSize = `${size}rem`;
  });
}

/** A poster as PDF: one A4 page. */
export async function printPage(page: Page, html: string): Promise<Uint8Array> {
  await layOutPage(page, html);
  return page.pdf({ preferCSSPageSize: true, printBackground: true });
}
