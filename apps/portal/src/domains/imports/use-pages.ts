import type { PageOf } from '@nestling/kit/Paging.tsx';
import { useState } from 'react';

/** Rows with fields of their own that are drawn at once: of tens of thousands a browser would draw for minutes. */
const PER_PAGE = 100;

/** Rows that are all here, a page of them at a time; a page that is no more gives way to the last. */
export const usePages = <R>(rows: readonly R[]) => {
  const [asked, setPage] = useState(1);
  const lastPage = Math.max(1, Math.ceil(rows.length / PER_PAGE));
  const currentPage = Math.min(asked, lastPage);
  const page: PageOf = { currentPage, lastPage, perPage: PER_PAGE, total: rows.length };
  return { shown: rows.slice((currentPage - 1) * PER_PAGE, currentPage * PER_PAGE), page, setPage };
};
