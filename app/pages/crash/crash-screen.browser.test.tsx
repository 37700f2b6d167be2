import { createMemoryRouter, RouterProvider, useLoaderData } from "react-router";
import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { CrashScreen } from "./crash-screen.tsx";
import { notFound } from "./not-found.ts";

function ThrowingPage(): never {
  throw useLoaderData().thrown;
}

/** Renders a route whose page throws the given value; React and the router report it to the console, as they should. */
async function renderThrowing(thrown: unknown) {
  const report = vi.spyOn(console, "error").mockImplementation(() => {});
  const loader = () => ({ thrown });
  const router = createMemoryRouter([{ path: "/", loader, Component: ThrowingPage, ErrorBoundary: CrashScreen }]);
  const screen = await render(<RouterProvider router={router} />);
  await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
  report.mockReset();
  return screen;
}

const thrown: [what: string, thrown: unknown, text: string][] = [
  ["an error", new Error("The points at Itarsi are stuck"), "The points at Itarsi are stuck"],
  ["an error of a kind of its own", new RangeError("No such platform"), "No such platform"],
  ["an error without a message", new TypeError(), "TypeError"],
  ["a text", "Signal failure", "Signal failure"],
];

for (const [what, value, text] of thrown) {
  test(`R-9 ${what} thrown while a route renders is shown as ${text}`, async () => {
    const screen = await renderThrowing(value);
    await expect.element(screen.getByRole("heading")).toHaveTextContent("Unexpected Application Error!");
    await expect.element(screen.getByText(text, { exact: true })).toBeVisible();
    await expect.element(screen.getByRole("link", { name: "Back to Home" })).toHaveAttribute("href", "/");
  });
}

for (const { clause, address, text } of [
  { clause: "R-8", address: "/nowhere", text: "404 Not Found" },
  { clause: "R-8", address: "/Nowhere", text: "404 Not Found" },
  { clause: "R-12", address: "/events/%E0%A4%A", text: "400 Bad Request" },
]) {
  test(`${clause} ${address} is shown as ${text}`, async () => {
    const router = createMemoryRouter([{ path: "*", loader: notFound, ErrorBoundary: CrashScreen }], {
      initialEntries: [address],
    });
    const screen = await render(<RouterProvider router={router} />);
    await expect.element(screen.getByRole("heading")).toHaveTextContent("Unexpected Application Error!");
    await expect.element(screen.getByText(text, { exact: true })).toBeVisible();
  });
}

test("R-9 an answer that a loader throws is shown by its status", async () => {
  const loader = () => {
    throw new Response(null, { status: 503, statusText: "Service Unavailable" });
  };
  const router = createMemoryRouter([{ path: "/", loader, ErrorBoundary: CrashScreen }]);
  const screen = await render(<RouterProvider router={router} />);
  await expect.element(screen.getByText("503 Service Unavailable", { exact: true })).toBeVisible();
});
