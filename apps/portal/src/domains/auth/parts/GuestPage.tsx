import { useAsk } from '@nestling/kit/ask.ts';
import { Mark } from '@nestling/ui/brand/Mark.tsx';
import { Menu } from '@nestling/ui/overlay/Menu.tsx';
import { useSpeech, useWords } from '@nestling/ui/words.ts';
import { IconWorld } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { chooseLocale, useAppearance } from '../../../appearance/appearance.ts';
import { offeredLocales } from '../../../appearance/speech.ts';
import { shellWords } from '../../../messages.ts';
import { ImagesSettingDocument, type ImagesSettingQuery } from '../../settings/getImagesSetting.graphql.ts';
import classes from './GuestPage.module.css';
import { Playroom } from './Playroom.tsx';

type Images = NonNullable<ImagesSettingQuery['getImagesSetting']>;

/** What a page for guests is given. */
type GuestPageProps = {
  /** The setting that holds this page's own picture; without one it shows that of the sign-in page. */
  readonly image?: Exclude<keyof Images, '__typename'>;
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
};

/** The frame of every page before sign-in: the centre's picture and name, a heading, and the language at the foot. */
export const GuestPage = ({ image = 'login_page_image', title, lead, children }: GuestPageProps) => {
  const { pets } = useSpeech();
  const { title: centre, logo, showSignInPicture } = useAppearance();
  return (
    <main className={classes.page} data-picture={showSignInPicture}>
      {showSignInPicture ? <Picture image={image} /> : null}
      <div className={classes.side}>
        <div className={classes.column}>
          <div className={classes.brand}>
            {logo ? <img className={classes.logo} src={logo} alt="" /> : <Mark size={36} pets={pets} />}
            <span>{centre}</span>
          </div>
          <h1 className={classes.title}>{title}</h1>
          {lead ? <p className={classes.lead}>{lead}</p> : null}
          {children}
        </div>
        <LanguageMenu />
      </div>
    </main>
  );
};

const Picture = ({ image }: { image: keyof Images }) => {
  const { pets } = useSpeech();
  const { data } = useAsk(ImagesSettingDocument, {});
  const images = data?.getImagesSetting;
  const chosen = images?.[image] ?? images?.login_page_image;
  return (
    <div className={classes.picture}>
      {chosen ? <img className={classes.image} src={chosen} alt="" /> : <Playroom pets={pets} />}
    </div>
  );
};

const LanguageMenu = () => {
  const t = useWords(shellWords);
  const { locale, pets } = useAppearance();
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
      items={offeredLocales(pets, locale).map((one) => ({
        key: one,
        label: names[one],
        checked: one === locale,
        onPick: () => chooseLocale(one),
      }))}
    />
  );
};
