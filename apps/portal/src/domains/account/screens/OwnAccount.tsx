import { useAsk } from '@nestling/kit/ask.ts';
import { JumpList } from '@nestling/kit/JumpList.tsx';
import { Problem } from '@nestling/kit/Problem.tsx';
import { Screen } from '@nestling/kit/Screen.tsx';
import { Section } from '@nestling/kit/Section.tsx';
import { phoneWords } from '@nestling/rules/phones.ts';
import { allows } from '@nestling/rules/roles.ts';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { CardsSkeleton } from '@nestling/ui/feedback/Skeletons.tsx';
import { lazy } from '@nestling/ui/lazy.ts';
import { useWords } from '@nestling/ui/words.ts';
import { Suspense } from 'react';
import { accessToken, renewSession, usePerson } from '../../../session/session.ts';
import { ChangeableFace } from '../../media/parts/ChangeableFace.tsx';
import { usePersonPicture } from '../../media/use-pictures.ts';
import { NoticeChoices } from '../../notifications/parts/NoticeChoices.tsx';
import { PushChoices } from '../../notifications/parts/PushChoices.tsx';
import { OwnAccountDocument, type OwnAccountQuery } from '../ownAccount.graphql.ts';
import { ChangePassword } from '../parts/ChangePassword.tsx';
import { Devices } from '../parts/Devices.tsx';
import { Language } from '../parts/Language.tsx';
import { OwnData } from '../parts/OwnData.tsx';
import { OwnPrograms } from '../parts/OwnPrograms.tsx';
import { Passkeys } from '../parts/Passkeys.tsx';
import { SecondStepSection } from '../parts/SecondStepSection.tsx';
import { TwoStepPolicy } from '../parts/TwoStepPolicy.tsx';
import { SecondFactorsDocument } from '../secondFactors.graphql.ts';
import { accountWords } from '../words.ts';
import classes from './OwnAccount.module.css';

const OwnAddress = lazy(() => import('../parts/OwnAddress.tsx'));

type Me = NonNullable<OwnAccountQuery['me']>;

/** One's own account: who one is here, where one is signed in, and the password. */
const OwnAccount = () => {
  const t = useWords(accountWords);
  const { data, error, fetching, again } = useAsk(OwnAccountDocument, {});
  const me = data?.me;
  if (error && !data) return <Problem error={error} onRetry={again} />;
  return (
    <Screen title={t('myAccount')}>
      {me ? (
        <JumpList>
          <AboutMe me={me} />
          <Suspense>
            <OwnAddress id={me.id} phone={me.phone} />
          </Suspense>
          <Devices sessions={data.getUserSessions} />
          <NoticeChoices />
          <PushChoices />
          <Factors name={me.username ?? me.full_name} />
          <ChangePassword id={me.id} about={[me.username, me.email, me.full_name].filter((word) => word !== null)} />
          <Language />
          <OwnPrograms />
          <OwnData />
        </JumpList>
      ) : fetching ? (
        <CardsSkeleton />
      ) : null}
    </Screen>
  );
};

/** What protects the account beside the password; it is read by itself, so that the rest does not wait. */
const Factors = ({ name }: { name: string }) => {
  const { role } = usePerson();
  const { data } = useAsk(SecondFactorsDocument, {});
  const factors = data?.getSecondFactors;
  if (!factors) return <CardsSkeleton />;
  return (
    <>
      <SecondStepSection factors={factors} name={name} />
      <Passkeys factors={factors} />
      {allows(role, 'admin') ? <TwoStepPolicy factors={factors} /> : null}
    </>
  );
};

const AboutMe = ({ me }: { me: Me }) => {
  const t = useWords(accountWords);
  const change = usePersonPicture(me.id);
  /** The picture in the bar comes with the session. */
  const savePicture = async (key: string) => {
    const declined = await change(key);
    if (declined === null) void accessToken().then(renewSession);
    return declined;
  };
  return (
    <Section
      title={me.full_name}
      action={<ChangeableFace id={me.id} name={me.full_name} image={me.avatar} size={72} save={savePicture} />}
    >
      <dl className={classes.facts}>
        <InlineEdit name={t('username')} value={me.username} />
        <InlineEdit name={t('email')} value={me.email} confirmed={me.email_confirmed} />
        <InlineEdit
          name={t('phone')}
          value={me.phone && phoneWords(me.phone)}
          confirmed={me.phone ? me.phone_verified : null}
        />
        {me.job_title ? <InlineEdit name={t('job')} value={me.job_title} /> : null}
      </dl>
    </Section>
  );
};

const InlineEdit = ({
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
        {value && confirmed === true ? <Badge kind="good">{t('confirmed')}</Badge> : null}
        {value && confirmed === false ? <Badge kind="wait">{t('notConfirmed')}</Badge> : null}
      </dd>
    </div>
  );
};

export default OwnAccount;
