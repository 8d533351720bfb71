import { storedDocument } from '@nestling/blocks/stored.ts';
import { useAction } from '@nestling/kit/action.ts';
import { keptDraft } from '@nestling/kit/draft.ts';
import { type PageDocument, pageBlocks } from '@nestling/rules/website/blocks.ts';
import { notify } from '@nestling/ui/notice/notices.ts';
import { useCallback, useRef, useState } from 'react';
import { type OneWebsitePageQuery, SaveWebsiteDraftDocument } from './website.graphql.ts';

/** A page with its drafts, the newest first. */
export type PageRecord = NonNullable<OneWebsitePageQuery['websitePage']> & {
  readonly drafts: OneWebsitePageQuery['websitePageDrafts'];
};

/** What is written of a page: in English, and in Spanish where there is any. */
export type Written = { readonly english: PageDocument; readonly spanish: PageDocument };

/** The draft that is written on; `seen` is when it was saved last. */
type Place = { readonly id: string | null; readonly seen: string | null };

const word = (value: unknown): string | null => (typeof value === 'string' ? value : null);
/** What a page or a draft says, as it is kept. */
export const writtenOf = (from: { readonly content: unknown; readonly content_es: unknown }): Written => ({
  english: storedDocument(pageBlocks, from.content),
  spanish: storedDocument(pageBlocks, from.content_es),
});

/** How a page begins here: its newest draft, else what is published, or as this tab left it unsaved. */
export const usePageStart = (page: PageRecord) => {
  const draft = `site-page:${page.id}`;
  const [start] = useState(() => {
    const [newest] = page.drafts;
    const first = writtenOf(newest ?? page);
    const at: Place = { id: newest?.id ?? null, seen: newest?.updated_at ?? null };
    const kept = keptDraft(draft);
    if (!kept) return { first, begun: first, at };
    const begun = writtenOf({ content: kept.english, content_es: kept.spanish });
    return { first, begun, at: { id: word(kept.id) ?? at.id, seen: word(kept.seen) ?? at.seen } };
  });
  return { ...start, draft };
};

/**
 * Saves what is written as a draft; what readers see stays. Where somebody else has saved that draft meanwhile, the server
 * keeps this one beside it: it is said, and written on from then.
 */
export const usePageSave = (page: string, first: Place) => {
  const { run } = useAction(SaveWebsiteDraftDocument, { ownEnding: true, quiet: true });
  const at = useRef(first);
  const save = useCallback(
    async ({ english, spanish }: Written) => {
      const { id, seen } = at.current;
      const content_es = spanish.blocks.length > 0 ? spanish : null;
      const ended = await run({ page_id: page, content: english, content_es, id, seen });
      // A draft that was deleted meanwhile is none to write on: the next try makes one of its own.
      if (ended?.kind === 'declined' && ended.fieldErrors.some(({ field }) => field === 'id'))
        at.current = { id: null, seen: null };
      if (ended?.kind !== 'done') return ended;
      const saved = ended.data.saveWebsitePageDraft?.draft;
      if (saved) at.current = { id: saved.id, seen: saved.updated_at };
      if (saved && id !== null && saved.id !== id) notify({ kind: 'done', title: ended.message });
      return ended;
    },
    [page, run],
  );
  return { save, at };
};
