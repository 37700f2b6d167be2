import type { ReactNode } from "react";
import { firstLanguage } from "../../catalogue/site-languages.ts";
import { siteLanguage } from "../../words/site-language.ts";

/** A line that English pages have in Hindi too: what those in other languages say, they say once. */
export function InHindi({ className, children }: { className?: string; children: ReactNode }) {
  if (siteLanguage !== firstLanguage || !children) return null;
  return (
    <p className={className} lang="hi">
      {children}
    </p>
  );
}
