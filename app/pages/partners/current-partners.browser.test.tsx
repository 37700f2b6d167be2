import { StrictMode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import type { PartnersByCategory } from "../../../catalogue/partner.ts";
import { CurrentPartners } from "./current-partners.tsx";
import { loadPartners } from "./load-partners.ts";
import { PartnersPage } from "./partners-page.tsx";

const loadOtherFonts = vi.hoisted(() => vi.fn());
vi.mock("../../styles/load-other-fonts.ts", () => ({ loadOtherFonts }));

const none: PartnersByCategory = { supporters: [], hosts: [], "media-partners": [], "community-partners": [] };
const host = { _id: "1", name: "Banyan Club", logo: "/images/partners/banyan-club.svg", website: "https://b.example/" };

test("PA-6 it loads until the answer comes", async () => {
  const screen = await render(<CurrentPartners partners={new Promise(() => {})} />);
  await expect.element(screen.getByRole("status")).toHaveTextContent("Loading partners");
});

test("PA-7 only a category that has partners is shown", async () => {
  const screen = await render(<CurrentPartners partners={Promise.resolve({ ...none, hosts: [host] })} />);
  await expect.element(screen.getByRole("heading", { level: 3 })).toHaveTextContent("Hosts");
  // A visitor who cannot see it hears that the list has come.
  await expect.element(screen.getByRole("status")).toHaveTextContent("1 partner");
});

test.each([
  ["Banyan Club", 0],
  ["Café Banyan", 1],
])("%s makes the page ask for further fonts so many times: %i", async (name, times) => {
  loadOtherFonts.mockClear();
  const screen = await render(<CurrentPartners partners={Promise.resolve({ ...none, hosts: [{ ...host, name }] })} />);
  await expect.element(screen.getByRole("link", { name: new RegExp(name) })).toBeVisible();
  expect(loadOtherFonts).toHaveBeenCalledTimes(times);
});

for (const [what, answer] of [
  ["a failed call", null],
  ["an answer without partners", none],
] as const) {
  test(`PA-7 PA-11 ${what} leaves nothing of the section`, async () => {
    const screen = await render(<CurrentPartners partners={Promise.resolve(answer)} />);
    await expect.element(screen.getByRole("status")).not.toBeInTheDocument();
    await expect.element(screen.getByRole("heading")).not.toBeInTheDocument();
  });
}

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

test("PA-9 no logo is fetched from a website that is not allowed, whatever the API says", async () => {
  const elsewhere = { ...host, logo: "https://elsewhere.example/a.svg" };
  vi.spyOn(window, "fetch").mockImplementation(async () => Response.json({ ...none, hosts: [host, elsewhere] }));
  const { partners } = await loadPartners({ request: new Request("http://site.example/") } as never);
  expect((await partners)?.hosts).toEqual([host, { ...elsewhere, logo: "" }]);
});

test("PA-10 the call carries no time-out: only leaving the page may end it", async () => {
  const timeOut = vi.spyOn(AbortSignal, "timeout");
  const timer = vi.spyOn(window, "setTimeout");
  const call = vi.spyOn(window, "fetch").mockReturnValue(new Promise(() => {}));
  loadPartners({ request: new Request("http://site.example/partners"), params: {}, context: {} } as never);
  expect(call).toHaveBeenCalledOnce();
  expect(timeOut).not.toHaveBeenCalled();
  expect(timer).not.toHaveBeenCalled();
});
