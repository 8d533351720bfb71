import { Button, TextInput } from '@mantine/core';
import { updateNewsletter, updateNewsletterTemplate } from '@nestling/contract/operations/newsletters.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { LeaveGuard } from '@nestling/kit/LeaveGuard.tsx';
import { Row, Stack } from '@nestling/kit/layout/Stack.tsx';
import { Screen } from '@nestling/kit/Screen.tsx';
import { Tabs } from '@nestling/kit/Tabs.tsx';
import { RowsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import type { Located } from '../../../shell/place.ts';
import { useMay } from '../../permissions/use-may.ts';
import { documentOf, KINDS, newBlock, sentOf } from '../document.ts';
import { NewsletterOneDocument, type NewsletterOneQuery, NewsletterPreviewDocument } from '../newsletters.graphql.ts';
import { BlockFields } from '../parts/BlockFields.tsx';
import { LetterTags } from '../parts/LetterTags.tsx';
import { LetterView } from '../parts/LetterView.tsx';
import classes from '../parts/letters.module.css';
import { SendLetter } from '../parts/SendLetter.tsx';
import { useUndo } from '../use-undo.ts';
import { letterWords } from '../words.ts';

type Letter = NonNullable<NewsletterOneQuery['newsletter']>;
type One = Pick<Letter, 'id' | 'name' | 'template'> & Partial<Letter> & { readonly isTemplate: boolean };
type Tag = NewsletterOneQuery['newsletterTags'][number];

const oneOf = ({ newsletter, newsletterTemplate }: NewsletterOneQuery): One | null => {
  if (newsletter) return { ...newsletter, isTemplate: false };
  return newsletterTemplate ? { ...newsletterTemplate, isTemplate: true } : null;
};

/** The editor of one newsletter, or template: its blocks, how it looks, and to whom it goes. */
const EditNewsletter = ({ place }: Located) => {
  const t = useWords(letterWords);
  const { tempId = '' }: { tempId?: string } = useParams({ strict: false });
  const { data, fetching } = useAsk(NewsletterOneDocument, { id: tempId });
  const one = data && oneOf(data);
  if (!one) return <Screen>{fetching ? <RowsSkeleton /> : <p>{t('gone')}</p>}</Screen>;
  return <Editor key={one.id} one={one} tags={data.newsletterTags} place={place} />;
};

const Editor = ({ one, tags, place }: { one: One; tags: readonly Tag[] } & Located) => {
  const t = useWords(letterWords);
  const may = useMay();
  const [name, setName] = useState(one.name);
  const [subject, setSubject] = useState(one.subject ?? '');
  const { now, set, undo, redo, canUndo, canRedo } = useUndo(documentOf(one.template));
  const [saved, setSaved] = useState({ name: one.name, subject: one.subject ?? '', now });
  const saveLetter = useAction(updateNewsletter, { quiet: false });
  const saveTemplate = useAction(updateNewsletterTemplate, { quiet: false });
  const save = one.isTemplate ? saveTemplate : saveLetter;
  const dirty = saved.name !== name || saved.subject !== subject || saved.now !== now;
  const { data: shown } = useAsk(NewsletterPreviewDocument, { template: now, subject }, { pause: dirty });
  if (!one.isTemplate && !may('send_announcements')) return null;
  const keep = async () => {
    const given = { id: one.id, name: name.trim() || one.name, template: now };
    const ended = await (one.isTemplate
      ? saveTemplate.run(given)
      : saveLetter.run({ ...given, subject: subject.trim() }));
    if (ended?.kind === 'done') setSaved({ name, subject, now });
  };
  const { blocks } = now;
  const move = (at: number, by: number) => {
    const next = [...blocks];
    const [moved] = next.splice(at, 1);
    if (moved) next.splice(at + by, 0, moved);
    set({ blocks: next });
  };
  const edit = () => (
    <div className={classes.editor}>
      <TextInput
        label={t('name')}
        maxLength={120}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      {one.isTemplate ? null : (
        <TextInput
          label={t('subject')}
          description={t('fieldsHelp', { fields: '{{first_name|there}}, {{full_name}}, {{center}}' })}
          maxLength={200}
          value={subject}
          onChange={(event) => setSubject(event.currentTarget.value)}
        />
      )}
      {one.isTemplate ? null : <LetterTags id={one.id} own={one.tags ?? []} tags={tags} />}
      {blocks.map((block, at) => (
        <section key={block.id} className={classes.block} aria-label={t(`block_${block.type}`)}>
          <Row justify="between">
            <b>{t(`block_${block.type}`)}</b>
            <Row>
              <Button size="compact-xs" variant="default" disabled={at === 0} onClick={() => move(at, -1)}>
                {t('up')}
              </Button>
              <Button
                size="compact-xs"
                variant="default"
                disabled={at === blocks.length - 1}
                onClick={() => move(at, 1)}
              >
                {t('down')}
              </Button>
              <Button
                size="compact-xs"
                variant="default"
                onClick={() => set({ blocks: blocks.filter((other) => other !== block) })}
              >
                {t('take')}
              </Button>
            </Row>
          </Row>
          <BlockFields
            block={block}
            onChange={(next) => set({ blocks: blocks.map((other) => (other.id === block.id ? next : other)) })}
          />
        </section>
      ))}
      <Row>
        <b>{t('addBlock')}</b>
        {KINDS.map((kind) => (
          <Button
            key={kind}
            variant="default"
            size="xs"
            onClick={() =>
              set({ blocks: [...blocks, ...[newBlock(kind, Number(place.id))].filter((one) => one !== null)] })
            }
          >
            {t(`block_${kind}`)}
          </Button>
        ))}
      </Row>
    </div>
  );
  const send = () => <SendLetter id={one.id} place={place} sends={sentOf(one.sends)} document={now} />;
  const look = shown?.previewNewsletter;
  const tabs = [
    { key: 'edit', label: t('editing'), content: edit },
    { key: 'phone', label: t('phone'), content: () => <LetterView document={now} width="phone" /> },
    { key: 'desktop', label: t('desktop'), content: () => <LetterView document={now} width="desktop" /> },
    {
      key: 'plain',
      label: t('plain'),
      content: () => (
        <Stack>
          <p className={classes.note}>{look ? t('bytes', { count: Math.ceil(look.bytes / 1000) }) : ''}</p>
          <p className={classes.plain}>{look?.plain}</p>
        </Stack>
      ),
    },
    ...(one.isTemplate ? [] : [{ key: 'send', label: t('send'), content: send }]),
  ];
  const actions = (
    <Row>
      <Button variant="default" disabled={!canUndo} onClick={undo}>
        {t('undo')}
      </Button>
      <Button variant="default" disabled={!canRedo} onClick={redo}>
        {t('redo')}
      </Button>
      <Button loading={save.busy} disabled={!dirty} onClick={() => void keep()}>
        {dirty ? t('save') : t('saved')}
      </Button>
    </Row>
  );
  return (
    <Screen title={name} actions={actions}>
      <LeaveGuard active={dirty} />
      <Tabs label={t('editing')} tabs={tabs} />
    </Screen>
  );
};

export default EditNewsletter;
