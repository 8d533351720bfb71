import { Button } from '@mantine/core';
import { useAction } from '@nestling/kit/action.ts';
import { LeaveGuard } from '@nestling/kit/LeaveGuard.tsx';
import { Stack } from '@nestling/kit/layout/Stack.tsx';
import type { FormDocument } from '@nestling/rules/forms/blocks.ts';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { PaperPicture } from '@nestling/ui/page/pictures.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { type ReactNode, useState } from 'react';
import { documentOf, type Values, valuesOf } from '../document.ts';
import { SendEntryDocument } from '../fill.graphql.ts';
import { FillForm } from './FillForm.tsx';
import classes from './fill.module.css';
import { heldAgainst } from './held.ts';
import { Kept } from './Kept.tsx';
import { useDraft } from './use-draft.ts';
import { type Problems, useFilling } from './use-filling.ts';
import { fillWords } from './words.ts';

/** A draft on the server, with the version it was begun on. */
export type OpenDraft = {
  readonly id: string;
  readonly version: number;
  readonly document: unknown;
  readonly values: unknown;
  readonly updated_at: string;
};

type ToFill = {
  readonly id: string;
  readonly version: number;
  readonly document: unknown;
  readonly button: string | null;
};

/** Fills a form in, goes on from a draft, keeps it while typing, and hands it in. */
export const FillNew = ({
  form,
  student,
  child,
  draft,
  onReload,
  done,
  layout = (questions) => questions,
}: {
  form: ToFill;
  /** For which child; null for nobody in particular. */
  student: string | null;
  /** Its first name, which the button says. */
  child?: string | undefined;
  draft: OpenDraft | null;
  /** Asks for the draft of another device. */
  onReload: () => void;
  /** What is offered once it was sent. */
  done: (entry: string) => ReactNode;
  /** Where the questions stand, with what they fill in beside them. */
  layout?: (questions: ReactNode, document: FormDocument, values: Values) => ReactNode;
}) => {
  const t = useWords(fillWords);
  // A draft stays on the version it was begun on while it is filled in here.
  const [start] = useState(() => ({
    document: documentOf(draft?.document ?? form.document),
    version: draft?.version ?? form.version,
    values: valuesOf(draft?.values),
    draft: { id: draft?.id ?? null, seen: draft?.updated_at ?? null },
  }));
  const [sent, setSent] = useState<{ readonly entry: string; readonly words: string } | null>(null);
  const [busy, setBusy] = useState(false);
  const filling = useFilling(start.document, start.values);
  const kept = useDraft({ form: form.id, student, draft: start.draft, off: busy || sent !== null }, filling.values);
  const submit = useAction(SendEntryDocument, { ownErrors: true, say: () => null });
  const [failed, setFailed] = useState<string | null>(null);
  const send = async (consent: boolean): Promise<Problems | null> => {
    setBusy(true);
    setFailed(null);
    await kept.settle();
    const values: Values = filling.values;
    const ended = await submit.run({ form_id: form.id, values, student, version: start.version, consent });
    setBusy(false);
    if (!ended) return null;
    if (ended.kind === 'done') {
      const said = ended.data.submitWebFormEntry;
      setSent({ entry: said?.entry_id ?? '', words: said?.confirmation ?? '' });
      return null;
    }
    const held = heldAgainst(ended.fieldErrors);
    if (!held) setFailed(ended.message);
    return held;
  };
  if (sent)
    return (
      <EmptyState picture={<PaperPicture />} title={t('thanks')} actions={done(sent.entry)}>
        {sent.words || t('sent')}
      </EmptyState>
    );
  if (kept.state === 'elsewhere')
    return (
      <div className={classes.asked} role="alert">
        <p>{t('elsewhere')}</p>
        <div>
          <Button onClick={onReload}>{t('showThat')}</Button>
        </div>
      </div>
    );
  return (
    <Stack>
      {failed ? (
        <div className={classes.summary} role="alert">
          {failed}
        </div>
      ) : null}
      {layout(
        <FillForm
          document={start.document}
          filling={filling}
          send={send}
          label={form.button || (child ? t('sendFor', { child }) : t('send'))}
          busy={busy}
          aside={<Kept state={kept.state} />}
        />,
        start.document,
        filling.values,
      )}
      <LeaveGuard active={kept.state === 'offline'} />
    </Stack>
  );
};
