import type { KeyboardEvent, MouseEvent, ReactNode } from "react";

type DisclosureProps = {
  label: string;
  /** Called before the panel opens. Return true to keep it closed. */
  beforeOpen?: () => boolean;
  children: ReactNode;
};

/**
 * A button that opens a panel below itself. One panel is open at a time. It works without a script. Escape closes the panel and not
 * the dialog around it.
 */
export function Disclosure({ label, beforeOpen, children }: DisclosureProps) {
  const replace = (click: MouseEvent<HTMLElement>) => {
    const isOpen = click.currentTarget.closest("details")?.open;
    if (!isOpen && beforeOpen?.()) click.preventDefault();
  };
  const closePanel = (key: KeyboardEvent<HTMLDetailsElement>) => {
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
      onKeyDown={closePanel}
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
