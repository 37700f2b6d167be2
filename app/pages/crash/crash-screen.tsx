import { href, isRouteErrorResponse, Link, useRouteError } from "react-router";
import { PageHead } from "../../page-head.tsx";
import { errorText } from "./error-text.ts";

/** What an undefined address and a page that throws show (clauses ). */
export function CrashScreen() {
  const error = useRouteError();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  const text = errorText(error);
  return (
    <section className="wrap grid justify-items-start gap-6 py-12">
      <PageHead title={text} description="This address leads nowhere on our site." path={null} />
      <h1 className="text-head font-stretch-75%">Unexpected Application Error!</h1>
      <p className="border-edge bg-raised rounded-card border-2 px-4 py-2 text-lead font-bold">{text}</p>
      <p className="text-muted text-lead max-w-[34em]">
        {missing
          ? "The track ends here. Nothing is broken on your side: the page you asked for is not on this line."
          : "Something on this page did not work. Loading it again often helps."}
      </p>
      <p className="flex flex-wrap gap-3">
        <Link className="button" to={href("/")}>
          Back to Home
        </Link>
        <Link className="button button-quiet" to={href("/events")}>
          See all events
        </Link>
      </p>
    </section>
  );
}
