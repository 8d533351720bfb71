import { Button, SegmentedControl } from '@mantine/core';
import { BlockEditor } from '@nestling/editor/BlockEditor.tsx';
import { editorStore } from '@nestling/editor/store.ts';
import { Row } from '@nestling/kit/layout/Stack.tsx';
import { RecordScreen } from '@nestling/kit/RecordScreen.tsx';
import { useRecord } from '@nestling/kit/record.ts';
import { pageBlocks } from '@nestling/rules/website/blocks.ts';
import { RowsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useState } from 'react';
import { useHere } from '../../../shell/here.ts';
import { useMay } from '../../permissions/use-may.ts';
import { type PageRecord, usePageStart } from '../page-saving.ts';
import { Drafts } from '../parts/Drafts.tsx';
import { PageSaving } from '../parts/PageSaving.tsx';
import { PageView } from '../parts/PageView.tsx';
import { PreviewLink } from '../parts/PreviewLink.tsx';
import { usePagePreviews, usePageSet } from '../parts/page-set.tsx';
import { usePicturesOf } from '../pictures.ts';
import { OneWebsitePageDocument, type OneWebsitePageQuery } from '../website.graphql.ts';
import { websiteWords } from '../words.ts';

const recordOf = ({ websitePage, websitePageDrafts }: OneWebsitePageQuery): PageRecord | null =>
  websitePage && { ...websitePage, drafts: websitePageDrafts };

const languages = ['english', 'spanish'] as const;
type Language = (typeof languages)[number];
const isLanguage = (text: string): text is Language => languages.some((one) => one === text);

/** A page of a site: its blocks, in both languages, saved as a draft while they are written. */
const EditPage = () => {
  const { params } = useHere();
  const id = params.pageId ?? '';
  const edits = useMay()('edit_website');
  const answer = useRecord(OneWebsitePageDocument, { variables: { id }, record: recordOf });
  return (
    <RecordScreen answer={answer} titleOf={({ name }) => name}>
      {(page) => (edits ? <Editor key={page.id} page={page} again={answer.again} /> : <Looked page={page} />)}
    </RecordScreen>
  );
};

/** Of a page, what whoever may not write it sees. */
const Looked = ({ page }: { page: PageRecord }) => {
  const start = usePageStart(page);
  return <PageView document={start.first.english} width="desktop" />;
};

const Editor = ({ page, again }: { page: PageRecord; again: () => void }) => {
  const start = usePageStart(page);
  // Blocks are drawn when they change: they wait until it is known how their pictures look.
  const looked = usePicturesOf([start.begun.english, start.begun.spanish]);
  return looked ? <Written page={page} start={start} again={again} /> : <RowsSkeleton />;
};

const Written = ({
  page,
  start,
  again,
}: {
  page: PageRecord;
  start: ReturnType<typeof usePageStart>;
  again: () => void;
}) => {
  const t = useWords(websiteWords);
  const set = usePageSet();
  const previews = usePagePreviews();
  const [stores] = useState(() => ({
    english: editorStore(pageBlocks, start.begun.english, set.blockName),
    spanish: editorStore(pageBlocks, start.begun.spanish, set.blockName),
  }));
  const [language, setLanguage] = useState<Language>('english');
  const [drafts, setDrafts] = useState(false);
  return (
    <>
      <Row>
        <SegmentedControl
          aria-label={t('language')}
          value={language}
          data={languages.map((value) => ({ value, label: t(value) }))}
          onChange={(value) => {
            if (isLanguage(value)) setLanguage(value);
          }}
        />
        {language === 'spanish' ? (
          <Button variant="default" onClick={() => stores.spanish.replace(stores.english.document())}>
            {t('takeEnglish')}
          </Button>
        ) : null}
        <Button
          variant="default"
          onClick={() => {
            again();
            setDrafts(true);
          }}
        >
          {t('drafts')}
        </Button>
        <PreviewLink page={page.id} />
        <PageSaving page={page.id} start={start} stores={stores} />
      </Row>
      <BlockEditor
        key={language}
        store={stores[language]}
        set={set}
        label={t('blocks')}
        empty={t(language === 'spanish' ? 'noSpanish' : 'noBlocks')}
        previews={previews}
        outline
      />
      {drafts ? (
        <Drafts
          page={page}
          onTake={(written) => {
            stores.english.replace(written.english);
            stores.spanish.replace(written.spanish);
            setDrafts(false);
          }}
          onClose={() => setDrafts(false)}
        />
      ) : null}
    </>
  );
};

export default EditPage;
