import { ActionIcon, Button } from '@mantine/core';
import { useAction } from '@nestling/kit/action.ts';
import { dropDraft, keepDraft, keptDraft } from '@nestling/kit/draft.ts';
import { LeaveGuard } from '@nestling/kit/LeaveGuard.tsx';
import { Row } from '@nestling/kit/layout/Stack.tsx';
import { useReorder } from '@nestling/kit/reorder.ts';
import { type BlockType, isQuestion } from '@nestling/rules/forms/blocks.ts';
import { readDocument, unplaced } from '@nestling/rules/forms/document.ts';
import { useWords } from '@nestling/ui/words.ts';
import { IconArrowBackUp, IconArrowForwardUp, IconDeviceMobile } from '@tabler/icons-react';
import { useEffect, useMemo, useState } from 'react';
import { documentOf } from '../document.ts';
import { SaveFormBlocksDocument } from '../forms.graphql.ts';
import { PlacedPages } from '../paper/PlacedPages.tsx';
import { newPlace, pagesOfPaper } from '../paper/places.ts';
import { BlockRow } from './BlockRow.tsx';
import { newBlock } from './blocks.ts';
import classes from './builder.module.css';
import { Palette } from './Palette.tsx';
import { Preview } from './Preview.tsx';
import { useBuilder } from './use-builder.ts';
import { useFaults } from './use-faults.ts';
import { builderWords } from './words.ts';

/** What is placed on a page by hand. */
const placedTypes: readonly BlockType[] = ['text', 'textarea', 'checkbox', 'date', 'initials', 'signature', 'number'];

/** What the builder is given of a form. */
type Built = {
  readonly id: string;
  readonly version: number;
  readonly document: unknown;
  /** The pages of a printed form, on which its fields are placed. */
  readonly paper?:
    | { readonly url: string | null; readonly original: string; readonly pages: unknown }
    | null
    | undefined;
};

/**
 * Builds the blocks of a form: added, moved by drag or keys, changed in place, looked at as a phone, taken back step by
 * step. Saving makes the next version; what is not saved stays in this tab over a reload.
 */
export const Builder = ({ form, onLatest }: { form: Built; onLatest: () => void }) => {
  const t = useWords(builderWords);
  const faultWords = useFaults();
  const [version, setVersion] = useState(form.version);
  const draft = `form-builder:${form.id}:${version}`;
  const [start] = useState(() => documentOf(keptDraft(draft) ?? form.document).blocks);
  const [kept, setKept] = useState(() => JSON.stringify(documentOf(form.document).blocks));
  const { blocks, set, undo, redo } = useBuilder(start);
  const [open, setOpen] = useState<string | null>(null);
  const [preview, setPreview] = useState(false);
  const [tried, setTried] = useState(false);
  const save = useAction(SaveFormBlocksDocument);
  const [stale, setStale] = useState(false);
  const dirty = JSON.stringify(blocks) !== kept;
  const pages = form.paper ? pagesOfPaper(form.paper.pages) : 0;
  // The rules the server checks a document by, before it is sent.
  const problems = useMemo(() => {
    const got = readDocument({ blocks });
    if ('document' in got && pages > 0)
      return new Map(unplaced(got.document, pages).map(({ block, fault }) => [block, fault]));
    return 'problems' in got ? new Map(got.problems.map(({ block, fault }) => [block, fault])) : new Map();
  }, [blocks, pages]);
  useEffect(() => {
    if (dirty) keepDraft(draft, { blocks });
    else dropDraft(draft);
  }, [dirty, draft, blocks]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      if (!(event.ctrlKey || event.metaKey) || (key !== 'z' && key !== 'y')) return;
      const act = key === 'y' || event.shiftKey ? redo : undo;
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [undo, redo]);
  const order = useReorder(
    blocks.map(({ id }) => id),
    (keys) => set(keys.flatMap((key) => blocks.find(({ id }) => id === key) ?? [])),
  );
  const add = (type: BlockType) => {
    const block = newBlock(
      type,
      type === 'page' ? t('page') : t(isQuestion({ type }) ? 'newQuestion' : 'newText'),
      t('option'),
    );
    const at = blocks.findIndex(({ id }) => id === open);
    if (paper && isQuestion(block)) {
      const page = blocks[at]?.place?.page ?? 0;
      const options = block.options?.slice(0, type === 'checkbox' ? 1 : undefined);
      set([...blocks, { ...block, ...(options ? { options } : {}), place: newPlace(type, page) }]);
      return setOpen(block.id);
    }
    set(at < 0 ? [...blocks, block] : blocks.toSpliced(at + 1, 0, block));
    return setOpen(block.id);
  };
  const { paper } = form;
  const send = async () => {
    setTried(true);
    const [first] = problems.keys();
    if (first !== undefined) return setOpen(String(first));
    const ended = await save.run({ form_id: form.id, document: { blocks }, version });
    if (ended?.kind === 'declined') setStale(ended.fieldErrors.some(({ code }) => code === 'CHANGED'));
    if (ended?.kind !== 'done') return;
    dropDraft(draft);
    setKept(JSON.stringify(blocks));
    setVersion(ended.data.saveFormDocument?.version ?? version);
    setTried(false);
  };
  const shown = order.keys.flatMap((key) => blocks.find(({ id }) => id === key) ?? []);
  return (
    <div className={classes.builder} data-preview={preview}>
      <Row gap="s">
        <Button onClick={() => void send()} loading={save.busy} disabled={!dirty}>
          {t('save')}
        </Button>
        <ActionIcon variant="default" size={36} aria-label={t('undo')} disabled={!undo} onClick={() => undo?.()}>
          <IconArrowBackUp size={18} />
        </ActionIcon>
        <ActionIcon variant="default" size={36} aria-label={t('redo')} disabled={!redo} onClick={() => redo?.()}>
          <IconArrowForwardUp size={18} />
        </ActionIcon>
        <Button
          variant="default"
          leftSection={<IconDeviceMobile size={18} />}
          aria-expanded={preview}
          onClick={() => setPreview(!preview)}
        >
          {t(preview ? 'hidePreview' : 'preview')}
        </Button>
        <span className={classes.state} role="status">
          {dirty ? t('unsaved') : t('saved', { version })}
        </span>
        {stale ? (
          <Button variant="default" onClick={onLatest}>
            {t('latest')}
          </Button>
        ) : null}
      </Row>
      {tried && problems.size > 0 ? (
        <p className={classes.wrong} role="alert">
          {t('wrong', { count: problems.size })} {[...problems.values()].map((fault) => faultWords(fault)).join(' ')}
        </p>
      ) : null}
      {paper?.url ? (
        <>
          <p className={classes.state}>{t('placeHelp')}</p>
          <PlacedPages url={paper.url} name={paper.original} blocks={blocks} open={open} onOpen={setOpen} set={set} />
        </>
      ) : null}
      <div className={classes.columns}>
        <Palette onAdd={add} only={paper ? placedTypes : undefined} />
        <ol className={classes.canvas} aria-label={t('canvas')}>
          {shown.length === 0 ? <li className={classes.none}>{t('empty')}</li> : null}
          {shown.map((block, at) => {
            const fault = tried ? problems.get(block.id) : undefined;
            return (
              <li key={block.id} className={classes.block} {...order.item(block.id)} data-open={open === block.id}>
                <BlockRow
                  block={block}
                  before={shown.slice(0, at)}
                  last={at === shown.length - 1}
                  handle={order.handle(block.id)}
                  open={open === block.id}
                  error={fault === undefined ? undefined : faultWords(fault)}
                  onOpen={() => setOpen(open === block.id ? null : block.id)}
                  blocks={blocks}
                  set={set}
                />
              </li>
            );
          })}
        </ol>
        {preview ? <Preview blocks={blocks} /> : null}
      </div>
      <LeaveGuard active={dirty} />
    </div>
  );
};
