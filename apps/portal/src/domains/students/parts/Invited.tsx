import { Button } from '@mantine/core';
import { EmptyState } from '@nestling/ui/page/EmptyState.tsx';
import { CameraPicture } from '@nestling/ui/page/pictures.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { Link } from '@tanstack/react-router';
import { href } from '../../../addresses.ts';
import { studentWords } from '../words.ts';

/** What a visitor meets, who has no child here and came to watch one. */
export const Invited = () => {
  const t = useWords(studentWords);
  return (
    <EmptyState
      picture={<CameraPicture />}
      title={t('visit')}
      actions={
        <Button component={Link} to={href('cameras.own')}>
          {t('visitWatch')}
        </Button>
      }
    />
  );
};
