import { Problem } from '@nestling/kit/Problem.tsx';
import { Screen } from '@nestling/kit/Screen.tsx';
import { Chip } from '@nestling/ui/feedback/Chip.tsx';
import { CardsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useQuery } from 'urql';
import { OwnAccountDocument, type OwnAccountQuery } from '../ownAccount.graphql.ts';
import { ChangePassword } from '../parts/ChangePassword.tsx';
import { Devices } from '../parts/Devices.tsx';
import { Section } from '../parts/Section.tsx';
import { accountWords } from '../words.ts';
import classes from './OwnAccount.module.css';

type Me = NonNullable<OwnAccountQuery['me']>;

/** One's own account: who one is here, where one is signed in, and the password. */
const OwnAccount = () => {
  const t = useWords(accountWords);
  const [{ data, error, fetching }, again] = useQuery({ query: OwnAccountDocument });
  const me = data?.me;
  if (error && !data) return <Problem error={error} onRetry={() => again()} />;
  return (
    <Screen title={t('myAccount')}>
      {me ? (
        <>
          <AboutMe me={me} />
          <Devices sessions={data.getUserSessions} />
          <ChangePassword id={me.id} about={[me.username, me.email, me.full_name].filter((word) => word !== null)} />
        </>
      ) : fetching ? (
        <CardsSkeleton />
      ) : null}
    </Screen>
  );
};

const AboutMe = ({ me }: { me: Me }) => {
  const t = useWords(accountWords);
  return (
    <Section title={me.full_name}>
      <dl className={classes.facts}>
        <Fact name={t('username')} value={me.username} />
        <Fact name={t('email')} value={me.email} confirmed={me.email_confirmed} />
        <Fact name={t('phone')} value={me.phone} confirmed={me.phone ? me.phone_verified : null} />
        {me.job_title ? <Fact name={t('job')} value={me.job_title} /> : null}
      </dl>
    </Section>
  );
};

const Fact = ({
  name,
  value,
  confirmed = null,
}: {
  name: string;
  value: string | null;
  confirmed?: boolean | null;
}) => {
  const t = useWords(accountWords);
  return (
    <div className={classes.fact}>
      <dt>{name}</dt>
      <dd>
        {value ?? <span className={classes.none}>{t('nothing')}</span>}{' '}
        {value && confirmed === true ? <Chip kind="good">{t('confirmed')}</Chip> : null}
        {value && confirmed === false ? <Chip kind="wait">{t('notConfirmed')}</Chip> : null}
      </dd>
    </div>
  );
};

export default OwnAccount;
