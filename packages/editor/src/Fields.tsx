import type { AnyBlock } from '@nestling/blocks/schema.ts';
import { kindOf } from '@nestling/blocks/schema.ts';
import { Stack } from '@nestling/kit/layout/Stack.tsx';
import { memo, useCallback, useEffect, useId, useRef } from 'react';
import { useEditorParts, useEditorState } from './context.ts';
import classes from './editor.module.css';
import { builtIn } from './field-parts.tsx';

const BlockField = memo(({ block, name, error }: { block: AnyBlock; name: string; error: string | undefined }) => {
  const { store, set } = useEditorParts();
  const id = useId();
  const field = kindOf(store.schema, block.type)?.fields[name];
  const onChange = useCallback(
    (value: unknown, how: string) =>
      store.change(block.id, { [name]: value }, how === 'chosen' ? '' : `${block.id} ${name} ${how}`),
    [store, block.id, name],
  );
  const Part = field && (set.parts?.[field.as] ?? builtIn[field.as]);
  if (!field || !Part) return null;
  return (
    <Part
      id={id}
      label={set.fieldName(block.type, name)}
      error={error}
      field={field}
      value={Reflect.get(block, name)}
      onChange={onChange}
      block={block}
      name={name}
      choiceName={(value) => set.choiceName?.(block.type, name, value) ?? String(value)}
    />
  );
});

/** What can be written in by keys; the buttons of a text's own bar come before it. */
const WRITTEN = 'textarea, input:not([type="checkbox"], [type="file"]), [contenteditable="true"], select';

/** The properties of a block, drawn from the fields its schema says; those that fold are folded away. */
export const Fields = memo(({ block }: { block: AnyBlock }) => {
  const { store, set, faults } = useEditorParts();
  const entered = useEditorState((state) => state.entered);
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time it is gone to
  useEffect(() => {
    if (!store.takeEntry()) return;
    const first = place.current?.querySelector<HTMLElement>(WRITTEN) ?? place.current?.querySelector('button');
    first?.focus();
    if (first instanceof HTMLInputElement || first instanceof HTMLTextAreaElement) first.select();
  }, [store, entered]);
  const names = Object.keys(kindOf(store.schema, block.type)?.fields ?? {}).filter((name) => !set.hides?.(block, name));
  const folds = Map.groupBy(names, (name) => set.foldOf?.(block, name) ?? null);
  const fault = faults.get(block.id);
  const draw = (name: string, at: number) => (
    <BlockField key={name} block={block} name={name} error={at === 0 ? fault : undefined} />
  );
  const help = set.help?.(block);
  return (
    <div ref={place} data-fields="">
      <Stack gap="s">
        {help ? <p className={classes.note}>{help}</p> : null}
        {folds.get(null)?.map(draw)}
        {[...folds].map(([fold, folded]) =>
          fold === null ? null : (
            <details key={fold} className={classes.fold}>
              <summary>{fold}</summary>
              <Stack gap="s">{folded.map((name) => draw(name, 1))}</Stack>
            </details>
          ),
        )}
      </Stack>
    </div>
  );
});
