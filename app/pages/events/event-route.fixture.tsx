import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { render } from "vitest-browser-react";

/** Renders a part of the Events page at an address, among the routes that it may link to. */
export function renderAt(address: "/events" | "/events/agra-2025", part: ReactNode) {
  const atList = address === "/events";
  const router = createMemoryRouter(
    [
      { path: "/events", element: atList ? part : <p>The list</p> },
      { path: "/events/:eventId", element: atList ? <p>The opened event</p> : part },
    ],
    { initialEntries: [address] },
  );
  return render(<RouterProvider router={router} />);
}
