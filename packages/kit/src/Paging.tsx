import { useWords } from '@nestling/ui/words.ts';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import classes from './Paging.module.css';
import { kitWords } from './words.ts';

/** Where one is in a paged list, as the server answers it. */
export type PageOf = {
  readonly currentPage: number;
  readonly lastPage: number;
  readonly perPage: number;
  readonly total: number;
};

/** "Showing: 1–50 of 142", or the number alone where one page holds everything. */
export const useShowing = (page: PageOf | null): string | null => {
  const t = useWords(kitWords);
  if (!page || page.total === 0) return null;
  if (page.lastPage <= 1) return t('showingAll', { total: page.total });
  const from = (page.currentPage - 1) * page.perPage + 1;
  return t('showing', { from, to: Math.min(page.total, from + page.perPage - 1), total: page.total });
};

/** Previous and next; nothing where one page holds everything. */
export const Paging = ({ page, onPage }: { page: PageOf; onPage: (page: number) => void }) => {
  const t = useWords(kitWords);
  const showing = useShowing(page);
  if (page.lastPage <= 1) return null;
  const go = (to: number) => {
    onPage(to);
    scrollTo({ top: 0 });
  };
  return (
    <div className={classes.paging}>
      <span data-figures>{showing}</span>
      <button
        type="button"
        className={classes.button}
        aria-label={t('earlier')}
        disabled={page.currentPage <= 1}
        onClick={() => go(page.currentPage - 1)}
      >
        <IconChevronLeft size={18} />
      </button>
      <button
        type="button"
        className={classes.button}
        aria-label={t('later')}
        disabled={page.currentPage >= page.lastPage}
        onClick={() => go(page.currentPage + 1)}
      >
        <IconChevronRight size={18} />
      </button>
    </div>
  );
};
