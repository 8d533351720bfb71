import { ActionIcon, Button } from '@mantine/core';
import type { AnyBlock } from '@nestling/blocks/schema.ts';
import { Row } from '@nestling/kit/layout/Stack.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconArrowBackUp, IconArrowForwardUp, IconEye } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Preview } from './block-set.ts';
import { useEditorParts, useEditorState } from './context.ts';
import { editorWords } from './words.ts';

/** Undo, redo and previews, between what the screen has of its own. */
export const Toolbar = ({
  previews,
  looked,
  onLook,
  start,
  end,
}: {
  previews: readonly Preview<AnyBlock>[];
  looked: string | null;
  onLook: (key: string | null) => void;
  start: ReactNode;
  end: ReactNode;
}) => {
  const t = useWords(editorWords);
  const { store } = useEditorParts();
  const back = useEditorState(({ history }) => history.past.length > 0);
  const forth = useEditorState(({ history }) => history.future.length > 0);
  return (
    <Row gap="s">
      {start}
      <ActionIcon variant="default" size={36} aria-label={t('undo')} disabled={!back} onClick={store.undo}>
        <IconArrowBackUp size={18} />
      </ActionIcon>
      <ActionIcon variant="default" size={36} aria-label={t('redo')} disabled={!forth} onClick={store.redo}>
        <IconArrowForwardUp size={18} />
      </ActionIcon>
      {previews.map(({ key, label, close }) => (
        <Button
          key={key}
          variant="default"
          leftSection={<IconEye size={18} />}
          aria-expanded={looked === key}
          onClick={() => onLook(looked === key ? null : key)}
        >
          {looked === key ? (close ?? label) : label}
        </Button>
      ))}
      {end}
    </Row>
  );
};
