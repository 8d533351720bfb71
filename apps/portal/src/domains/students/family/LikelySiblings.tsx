import { Button } from '@mantine/core';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { Person } from '@nestling/ui/person/Person.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { usePerson } from '../../../session/session.ts';
import { recordHref } from '../record-href.ts';
import { AddSiblingsDocument, LikelySiblingsDocument } from './family.graphql.ts';
import classes from './family.module.css';
import { familyWords } from './words.ts';

/** Children of the same guardian or payer who are no siblings on file, each with the press that makes them so. */
export const LikelySiblings = ({ student }: { student: string }) => {
  const t = useWords(familyWords);
  const { role } = usePerson();
  const { data } = useAsk(LikelySiblingsDocument, { student });
  const add = useAction(AddSiblingsDocument);
  const likely = data?.student?.likely_siblings ?? [];
  if (likely.length === 0) return null;
  return (
    <section className={classes.likely} aria-label={t('likely')}>
      <p className={classes.quiet}>{t('likelyText')}</p>
      <ul>
        {likely.map(({ id, full_name, image, program, location }) => (
          <li key={id} className={classes.line}>
            <Link to={recordHref(role, id)}>
              <Person
                id={id}
                name={full_name}
                image={image}
                size={44}
                detail={[program?.name, location?.name].filter(Boolean).join(' · ')}
              />
            </Link>
            <Button
              variant="light"
              leftSection={<IconPlus size={16} />}
              aria-label={t('addNamed', { name: full_name })}
              loading={add.busy}
              onClick={() => void add.run({ student, siblings: [id] })}
            >
              {t('addLikely')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
};
