/**
 * Runs a task after the next paint. A tap on a slow phone then shows the pressed button (`:active`) at once, and not only
 * with the result, whose layout takes longer: https://web.dev/articles/optimize-inp#yield_to_allow_rendering_work_to_occur_sooner
 */
export function afterNextPaint(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task));
}
