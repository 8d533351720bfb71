import { saveSelectedFields } from '@nestling/contract/operations/settings.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import type { Column } from '@nestling/kit/columns.ts';
import { type Block, isBlockType } from '@nestling/rules/forms/blocks.ts';
import { Menu } from '@nestling/ui/overlay/Menu.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconColumns3 } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { documentOf, valuesOf } from '../document.ts';
import { EntryColumnsDocument } from '../entries.graphql.ts';
import { useAnswerText } from '../fill/AnswerLine.tsx';
import { formWords } from '../words.ts';
import type { EntryRow } from './entry.ts';

/** So many answers stand in the table until somebody chooses. */
const USUAL = 3;

/**
 * The columns of the answers: what is known of every entry and, of the questions, those a person has chosen, kept on the
 * server for every device.
 */
export const useAnswerColumns = (
  form: string,
  usual: readonly Column<EntryRow>[],
): { readonly shown: readonly Column<EntryRow>[]; readonly menu: ReactNode } => {
  const t = useWords(formWords);
  const textOf = useAnswerText();
  const key = `form_entries:${form}`;
  const { data } = useAsk(EntryColumnsDocument, { form_id: form, key });
  const save = useAction(saveSelectedFields, { say: () => null });
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const kept = data?.getSelectedFields.map(({ field }) => field);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another form has choices of its own
  useEffect(() => setChosen(null), [form]);
  const blocks: readonly Block[] = documentOf({
    blocks: data?.getFormFields.flatMap(({ block, name, type, options }) =>
      isBlockType(type) && type !== 'hidden' ? [{ id: block, label: name, type, options }] : [],
    ),
  }).blocks;
  const answers = blocks.map(
    (block): Column<EntryRow> => ({
      key: block.id,
      head: block.label,
      cell: ({ values }) => textOf(block, valuesOf(values)[block.id]),
    }),
  );
  const all = [...usual, ...answers];
  const first = usual[0]?.key ?? '';
  const without = [...usual, ...answers.slice(0, USUAL)].map((column) => column.key);
  const wanted = chosen ?? (kept && kept.length > 0 ? kept : without);
  const isShown = (column: Column<EntryRow>) => column.key === first || wanted.includes(column.key);
  const keep = (fields: readonly string[]) => {
    setChosen(fields.length > 0 ? fields : without);
    void save.run({ key, fields });
  };
  const menu = (
    <Menu
      label={t('columns')}
      button={<IconColumns3 size={18} />}
      items={[
        ...all.slice(1).map((column) => ({
          key: column.key,
          label: column.head,
          checked: isShown(column),
          onPick: () => {
            const next = all.filter((one) => (one.key === column.key ? !isShown(one) : isShown(one)));
            keep(next.map((one) => one.key));
          },
        })),
        { key: '', label: t('usualColumns'), onPick: () => keep([]) },
      ]}
    />
  );
  return { shown: all.filter(isShown), menu };
};
