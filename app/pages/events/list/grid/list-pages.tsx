import {
  firstCards,
  type ListSection,
  listPageAddress,
  pageCount,
} from "../../../../../catalogue/events/event-lists.ts";
import { words } from "../../../../../words/words.ts";
import { PageLink } from "../../../../ui/page-link.tsx";
import type { EventsData } from "../load-events.ts";
import "./list-pages.css";

type ListPagesProps = {
  section: ListSection;
  /** The grid's heading, for visitors who hear links without it. */
  title: string;
  data: EventsData;
};

/** The way to the cards of a grid that do not stand on this page: plain links to its further pages, and back. */
export function ListPages({ section, title, data: { phases, totals, further } }: ListPagesProps) {
  const cards = totals[section]?.cards ?? 0;
  const pages = pageCount(cards);
  if (pages === 1) return null;
  const page = further?.section === section ? further.page : 1;
  const left = cards - firstCards;
  return (
    <nav className="list-pages" aria-label={words.pagesOfList({ title })}>
      {page > 1 && (
        <PageLink className="button button-quiet" to={listPageAddress(section, page - 1, phases)} rel="prev">
          {words.back}
        </PageLink>
      )}
      {page > 1 && <p>{words.pageOfPages({ page, pages })}</p>}
      {page < pages && (
        <PageLink className="button button-quiet" to={listPageAddress(section, page + 1, phases)} rel="next">
          <span key={page}>{page === 1 ? words.showMoreOf({ left }) : words.showMore}</span>
          <span className="visually-hidden">{title}</span>
        </PageLink>
      )}
    </nav>
  );
}
