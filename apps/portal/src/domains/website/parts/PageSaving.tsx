import { Button } from '@mantine/core';
import { publishWebsitePage, publishWebsitePageDraft } from '@nestling/contract/operations/website.gen.ts';
import { useAutosave } from '@nestling/editor/autosave.ts';
import { usePicked } from '@nestling/editor/context.ts';
import { SaveBar } from '@nestling/editor/SaveBar.tsx';
import type { EditorStore } from '@nestling/editor/store.ts';
import { useAction } from '@nestling/kit/action.ts';
import { LeaveGuard } from '@nestling/kit/LeaveGuard.tsx';
import { Row } from '@nestling/kit/layout/Stack.tsx';
import type { PageBlock } from '@nestling/rules/website/blocks.ts';
import { useWords } from '@nestling/ui/words.ts';
import { IconWorldUpload } from '@tabler/icons-react';
import { useCallback, useMemo } from 'react';
import { useMay } from '../../permissions/use-may.ts';
import { usePageSave, type usePageStart, type Written } from '../page-saving.ts';
import { websiteWords } from '../words.ts';

type Stores = { readonly english: EditorStore<PageBlock>; readonly spanish: EditorStore<PageBlock> };

/** Saves a page as a draft while it is written, says how that stands, and publishes it. Drawn anew with each keystroke. */
export const PageSaving = ({
  page,
  start,
  stores,
}: {
  page: string;
  start: ReturnType<typeof usePageStart>;
  stores: Stores;
}) => {
  const t = useWords(websiteWords);
  const publishes = useMay()('publish_website');
  const english = usePicked(stores.english, ({ history }) => history.now);
  const spanish = usePicked(stores.spanish, ({ history }) => history.now);
  const value = useMemo((): Written => ({ english, spanish }), [english, spanish]);
  const { save, at } = usePageSave(page, start.at);
  const autosave = useAutosave({
    value,
    first: start.first,
    save,
    draft: start.draft,
    draftOf: useCallback((written: Written) => ({ ...written, ...at.current }), [at]),
  });
  const publishDraft = useAction(publishWebsitePageDraft);
  const publishPage = useAction(publishWebsitePage);
  // What is not saved yet is no draft that could be published: the button waits for it.
  const publish = () => {
    const { id } = at.current;
    return id === null ? publishPage.run({ id: page, published: true }) : publishDraft.run({ id });
  };
  return (
    <Row>
      <SaveBar save={autosave} />
      {publishes ? (
        <Button
          variant="default"
          leftSection={<IconWorldUpload size={18} />}
          disabled={autosave.dirty}
          loading={publishDraft.busy || publishPage.busy}
          onClick={() => void publish()}
        >
          {t('publishPage')}
        </Button>
      ) : null}
      <LeaveGuard active={autosave.atRisk} />
    </Row>
  );
};
