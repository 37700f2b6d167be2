import { StrictMode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import type { PartnersByCategory } from "../../../catalogue/partner.ts";
import { CurrentPartners } from "./current-partners.tsx";
import { loadPartners } from "./load-partners.ts";
import { Component as PartnersPage } from "./partners-page.tsx";

const none: PartnersByCategory = { supporters: [], hosts: [], "media-partners": [], "community-partners": [] };
const host = { _id: "1", name: "Banyan Club", logo: "/images/partners/banyan-club.svg", website: "https://b.example/" };

test("PA-7 who cannot see the list hears that it has come", async () => {
  const screen = await render(<CurrentPartners partners={Promise.resolve({ ...none, hosts: [host] })} />);
  await expect.element(screen.getByRole("heading", { level: 3 })).toHaveTextContent("Hosts");
  await expect.element(screen.getByRole("status")).toHaveTextContent("1 partner");
});

test("PA-10 opening the page calls the API once, also in React's development build and strict mode", async () => {
  const call = vi.spyOn(window, "fetch").mockImplementation(async () => Response.json({ ...none, hosts: [host] }));
  const router = createMemoryRouter([{ path: "/", loader: loadPartners, Component: PartnersPage }]);
  const screen = await render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  await expect.element(screen.getByRole("link", { name: /Banyan Club/ })).toBeVisible();
  expect(call.mock.calls.map(([address]) => address)).toEqual(["/api/partners"]);
});
