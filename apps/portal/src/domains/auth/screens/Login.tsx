import { Mark } from '@nestling/ui/brand/Mark.tsx';
import { Menu } from '@nestling/ui/overlay/Menu.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconWorld } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useQuery } from 'urql';
import { chooseLocale, useAppearance } from '../../../appearance/appearance.ts';
import { locales } from '../../../appearance/speech.ts';
import { landing, mayOpen, safeBack } from '../../../guard.ts';
import { shellWords } from '../../../messages.ts';
import { currentSession, sessionReady, useSession } from '../../../session/session.ts';
import { wasHere } from '../../../session/tabs.ts';
import { ImagesSettingDocument } from '../../settings/getImagesSetting.graphql.ts';
import { Playroom } from '../parts/Playroom.tsx';
import { SignInForm } from '../parts/SignInForm.tsx';
import { authWords } from '../words.ts';
import classes from './Login.module.css';

/** Signing in, and the way back to what was asked for. */
const Login = () => {
  const t = useWords(authWords);
  const { pets } = useSpeech();
  const { title, showSignInPicture } = useAppearance();
  const navigate = useNavigate();
  const { person } = useSession();
  const search: { back?: string } = useSearch({ strict: false });
  const back = safeBack(search.back);
  const refused = person !== null && back !== null && !mayOpen(back, person.role);

  const goOn = () => {
    const role = currentSession().person?.role ?? 'guest';
    void navigate({ href: back && mayOpen(back, role) ? back : landing(role), replace: true });
  };

  // Somebody was here before: ask whether the session still stands. A first visitor is not kept waiting for that.
  useEffect(() => {
    if (wasHere()) void sessionReady().catch(() => undefined);
  }, []);

  // Somebody already signed in has no business here, unless a page they may not open sent them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of person leads on
  useEffect(() => {
    if (person && !refused) goOn();
  }, [person, refused]);

  return (
    <main className={classes.page} data-picture={showSignInPicture}>
      {showSignInPicture ? <Picture /> : null}
      <div className={classes.side}>
        <div className={classes.column}>
          <div className={classes.brand}>
            <Mark size={36} pets={pets} />
            <span>{title}</span>
          </div>
          <h1 className={classes.title}>{t('welcome')}</h1>
          <p className={classes.lead}>{t('lead')}</p>
          {refused ? (
            <p className={classes.notice} role="status">
              {t('otherRole', { name: person.name })}{' '}
              <button
                type="button"
                className={classes.link}
                onClick={() => void navigate({ href: landing(person.role) })}
              >
                {t('goOn')}
              </button>
              .
            </p>
          ) : null}
          <SignInForm onSignedIn={goOn} />
        </div>
        <LanguageMenu />
      </div>
    </main>
  );
};

const Picture = () => {
  const { pets } = useSpeech();
  const [{ data }] = useQuery({ query: ImagesSettingDocument });
  const image = data?.getImagesSetting?.login_page_image;
  return (
    <div className={classes.picture}>
      {image ? <img className={classes.image} src={image} alt="" /> : <Playroom pets={pets} />}
    </div>
  );
};

const LanguageMenu = () => {
  const t = useWords(shellWords);
  const { locale } = useAppearance();
  const names = { en: t('english'), es: t('spanish'), dogs: t('dogs') };
  return (
    <Menu
      className={classes.language}
      label={`${t('language')}: ${names[locale]}`}
      align="start"
      button={
        <>
          <IconWorld size={16} />
          {names[locale]}
        </>
      }
      items={locales.map((one) => ({
        key: one,
        label: names[one],
        checked: one === locale,
        onPick: () => chooseLocale(one),
      }))}
    />
  );
};

export default Login;
