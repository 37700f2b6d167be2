// First: it declares the order of the cascade layers that every other style sheet adds to.
import "../app/styles/site.css";
import "fonts:style-sheet";

import { createRoot } from "react-dom/client";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { Gallery } from "./gallery.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("The gallery has no #root element to stand in.");

/** Whatever is clicked, the gallery stays: the addresses that its cards and buttons lead to are not here. */
const router = createMemoryRouter([{ path: "*", Component: Gallery }]);
createRoot(root).render(<RouterProvider router={router} />);
