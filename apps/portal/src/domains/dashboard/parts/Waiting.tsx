import { Button } from '@mantine/core';
import { approveUser } from '@nestling/contract/operations/users.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useWords } from '@nestling/ui/words.ts';
import { Link } from '@tanstack/react-router';
import { useQuery } from 'urql';
import { href } from '../../../addresses.ts';
import { useMay } from '../../permissions/use-may.ts';
import classes from '../../students/family/family.module.css';
import { WaitingLine } from '../../students/family/WaitingLine.tsx';
import { WaitingGuardiansDocument } from '../../students/family/waiting.graphql.ts';
import { arrangeWords } from '../arrange-words.ts';
import { WaitingContactsDocument } from '../waiting.graphql.ts';
import { dashboardWords } from '../words.ts';
import { Widget } from './Widget.tsx';

const LOOK_AGAIN = 'cache-and-network';

/** Whom the office has to decide of: who was proposed for a child, and who signed up. Nothing where nobody waits. */
export const Waiting = ({ location, zone }: { location: string; zone: string | null }) => {
  const t = useWords(dashboardWords);
  const w = useWords(arrangeWords);
  const [{ data }] = useQuery({
    query: WaitingGuardiansDocument,
    variables: { location },
    requestPolicy: LOOK_AGAIN,
  });
  const [{ data: signedUp }] = useQuery({
    query: WaitingContactsDocument,
    variables: { location },
    requestPolicy: LOOK_AGAIN,
  });
  const may = useMay();
  const approve = useAction(approveUser);
  const requests = data?.guardianRequests ?? [];
  const proposed = new Set(requests.map(({ id }) => id));
  const people = (signedUp?.getManagerPendingUser.data ?? []).filter(({ id }) => !proposed.has(id));
  if (requests.length + people.length === 0) return null;
  return (
    <Widget title={w('pending_contacts')} to={href('people.contacts', { status: 'pending' })} link={t('waitingAll')}>
      <ul>
        {requests.map((request) => (
          <WaitingLine key={`${request.student_id}-${request.id}`} request={request} zone={zone} child />
        ))}
        {people.map(({ id, full_name, email }) => (
          <li key={id} className={classes.line}>
            <span>
              <Link to={href('people.contact', { camuserId: id })}>
                <b>{full_name}</b>
              </Link>
              <br />
              <span className={classes.quiet}>{[t('signedUp'), email].filter(Boolean).join(' · ')}</span>
            </span>
            {may('manage_contacts') ? (
              <Button loading={approve.busy} onClick={() => void approve.run({ id })}>
                {t('approve')}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </Widget>
  );
};
