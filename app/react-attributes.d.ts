import "react";

/** Attributes of the HTML standard that React passes on but its types do not know yet. */
declare module "react" {
  /** https://html.spec.whatwg.org/multipage/form-elements.html#attr-button-command */
  interface ButtonHTMLAttributes<T> extends HTMLAttributes<T> {
    command?: "show-modal" | "close" | undefined;
    commandfor?: string | undefined;
  }
}
