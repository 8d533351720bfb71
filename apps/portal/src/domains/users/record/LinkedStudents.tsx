import { useAsk } from '@nestling/kit/ask.ts';
import { Pending } from '@nestling/kit/Pending.tsx';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { Person } from '@nestling/ui/person/Person.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { Link } from '@tanstack/react-router';
import { href } from '../../../addresses.ts';
import classes from '../parts/people.module.css';
import { peopleWords } from '../words.ts';
import { PersonLinksDocument } from './person.graphql.ts';

const flags = [
  { key: 'legal_guardian', word: 'legal' },
  { key: 'pickup', word: 'pickup' },
  { key: 'watch_camera', word: 'watches' },
  { key: 'emergency_contact', word: 'isEmergency' },
  { key: 'alert', word: 'alerts' },
  { key: 'is_payer', word: 'pays' },
] as const;

/** The students a contact is guardian of, with what it may do for each; the flags are set on the student's profile. */
export const LinkedStudents = ({ id }: { id: string }) => {
  const t = useWords(peopleWords);
  const { data, error, again } = useAsk(PersonLinksDocument, { id });
  const links = data?.getUserGuardianLinks;
  if (!links) return <Pending error={error} onRetry={again} rows={2} />;
  if (links.length === 0) return <p className={classes.quiet}>{t('noStudents')}</p>;
  return (
    <ul>
      {links.map((link) =>
        link.student ? (
          <li key={link.id} className={classes.link}>
            <Link to={href('students.one', { userId: link.student.id })}>
              <Person
                id={link.student.id}
                name={link.student.full_name}
                image={link.student.image}
                size={44}
                detail={[link.relation?.name, link.student.program?.name].filter(Boolean).join(' · ')}
              />
            </Link>
            <span className={classes.chips}>
              {link.black_list ? (
                <Badge kind="blocked">{t('mustNot')}</Badge>
              ) : (
                flags.filter(({ key }) => link[key]).map(({ key, word }) => <Badge key={key}>{t(word)}</Badge>)
              )}
            </span>
          </li>
        ) : null,
      )}
    </ul>
  );
};
