import { Button } from '@mantine/core';
import { Section } from '@nestling/kit/Section.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { Link } from '@tanstack/react-router';
import { href } from '../../../addresses.ts';
import { accountWords } from '../words.ts';

/** The way to the tokens of one's own programs. */
export const OwnPrograms = () => {
  const t = useWords(accountWords);
  return (
    <Section
      title={t('programs')}
      help={t('programsHelp')}
      action={
        <Button variant="default" component={Link} to={href('developers.tokens')}>
          {t('programsOpen')}
        </Button>
      }
    >
      {null}
    </Section>
  );
};
