/** Resolves after the first paint; three seconds after `load` in a browser that does not tell, and in a tab that nobody looks at. */
export const painted = new Promise<unknown>((resolve) => {
  addEventListener("load", () => setTimeout(resolve, 3000));
  new PerformanceObserver(resolve).observe({ type: "paint", buffered: true });
});
