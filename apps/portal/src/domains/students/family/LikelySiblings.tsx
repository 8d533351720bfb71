import { Button } from '@mantine/core';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useWords } from '@nestling/ui/words.ts';
import { IconPlus } from '@tabler/icons-react';
import { AddSiblingsDocument, LikelySiblingsDocument } from './family.graphql.ts';
import classes from './family.module.css';
import { SiblingLine } from './SiblingLine.tsx';
import { familyWords } from './words.ts';

/** Children of the same guardian or payer who are no siblings on file, each with the press that makes them so. */
export const LikelySiblings = ({ student }: { student: string }) => {
  const t = useWords(familyWords);
  const { data } = useAsk(LikelySiblingsDocument, { student });
  const add = useAction(AddSiblingsDocument);
  const likely = data?.student?.likely_siblings ?? [];
  if (likely.length === 0) return null;
  return (
    <section className={classes.likely} aria-label={t('likely')}>
      <p className={classes.quiet}>{t('likelyText')}</p>
      <ul>
        {likely.map((child) => (
          <SiblingLine key={child.id} child={child}>
            <Button
              variant="light"
              leftSection={<IconPlus size={16} />}
              aria-label={t('addNamed', { name: child.full_name })}
              loading={add.busy}
              onClick={() => void add.run({ student, siblings: [child.id] })}
            >
              {t('addLikely')}
            </Button>
          </SiblingLine>
        ))}
      </ul>
    </section>
  );
};
