import type { KeyboardEvent, MouseEvent, ReactNode } from "react";
import "./disclosure.css";

type DisclosureProps = {
  label: string;
  /** Called instead of disclosure; what it returns tells whether it has done something else. */
  instead?: () => boolean;
  children: ReactNode;
};

/**
 * A button that unfolds a panel below itself, of which one is open at a time; it works without a script. Escape folds it
 * up, and closes nothing that it stands in.
 */
export function Disclosure({ label, instead, children }: DisclosureProps) {
  const replace = (click: MouseEvent<HTMLElement>) => {
    const isOpen = click.currentTarget.closest("details")?.open;
    if (!isOpen && instead?.()) click.preventDefault();
  };
  const fold = (key: KeyboardEvent<HTMLDetailsElement>) => {
    const details = key.currentTarget;
    if (key.key !== "Escape" || !details.open) return;
    key.preventDefault();
    details.open = false;
    details.querySelector("summary")?.focus();
  };
  return (
    <details
      className="disclosure"
      name="disclosure"
      onKeyDown={fold}
      onToggle={({ currentTarget }) => currentTarget.open && currentTarget.scrollIntoView({ block: "nearest" })}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
      <summary className="button button-quiet" onClick={replace}>
        {label}
      </summary>
      <div className="disclosure-panel">{children}</div>
    </details>
  );
}
