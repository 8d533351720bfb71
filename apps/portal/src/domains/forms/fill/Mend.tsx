import { updateFormEntry } from '@nestling/contract/operations/forms.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { dropDraft, keepDraft, keptDraft } from '@nestling/kit/draft.ts';
import { LeaveGuard } from '@nestling/kit/LeaveGuard.tsx';
import { Stack } from '@nestling/kit/layout/Stack.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useEffect, useState } from 'react';
import { documentOf, idsOf, valuesOf } from '../document.ts';
import type { OneEntryQuery } from '../entries.graphql.ts';
import { AnswerLine } from './AnswerLine.tsx';
import { AskedChange } from './AskedChange.tsx';
import { FillForm } from './FillForm.tsx';
import classes from './fill.module.css';
import { heldAgainst } from './held.ts';
import { type Problems, useFilling } from './use-filling.ts';
import { fillWords } from './words.ts';

type Entry = NonNullable<OneEntryQuery['getFormEntry']>;

/**
 * Changes what was handed in: its sender mends what was asked and sends it again, staff correct and save it. What is
 * typed stays in this tab over a reload; the server keeps it when it is sent.
 */
export const Mend = ({ entry, own, onSaved }: { entry: Entry; own: boolean; onSaved: () => void }) => {
  const t = useWords(fillWords);
  const name = `form-entry:${entry.id}:${entry.updated_at}`;
  const [start] = useState(() => ({
    document: documentOf(entry.document),
    values: valuesOf(keptDraft(name) ?? entry.values),
  }));
  const filling = useFilling(start.document, start.values);
  const save = useAction(updateFormEntry, { ownErrors: true });
  const [failed, setFailed] = useState<string | null>(null);
  const [saved, setSaved] = useState(false);
  const dirty = !saved && filling.values !== start.values;
  useEffect(() => {
    if (dirty) keepDraft(name, filling.values);
  }, [dirty, name, filling.values]);
  useEffect(() => {
    if (saved) onSaved();
  }, [saved, onSaved]);
  const send = async (consent: boolean): Promise<Problems | null> => {
    setFailed(null);
    const ended = await save.run({ id: entry.id, values: filling.values, consent });
    if (!ended) return null;
    if (ended.kind === 'done') {
      dropDraft(name);
      setSaved(true);
      return null;
    }
    const held = heldAgainst(ended.fieldErrors);
    if (!held) setFailed(ended.message);
    return held;
  };
  const only = own && entry.status === 'change_requested' ? idsOf(entry.change_blocks) : [];
  return (
    <Stack>
      <AskedChange entry={entry} only={only.length > 0} />
      {failed ? (
        <div className={classes.summary} role="alert">
          {failed}
        </div>
      ) : null}
      <FillForm
        document={start.document}
        filling={filling}
        send={send}
        label={t(own ? 'sendAgain' : 'save')}
        busy={save.busy}
        only={only}
        read={(block, value) => <AnswerLine block={block} value={value} note={t('asBefore')} />}
      />
      <LeaveGuard active={dirty} />
    </Stack>
  );
};
