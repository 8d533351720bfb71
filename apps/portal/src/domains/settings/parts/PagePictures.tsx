import { Button } from '@mantine/core';
import { saveAppSettings } from '@nestling/contract/operations/settings.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { useAsk } from '@nestling/kit/ask.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useRef, useState } from 'react';
import { loadTheme, useAppearance } from '../../../appearance/appearance.ts';
import { shrunk } from '../../media/cut.ts';
import { useHindrance } from '../../media/use-hindrance.ts';
import { useUpload } from '../../media/use-upload.ts';
import { pictureWords } from '../../media/words.ts';
import { ImagesSettingDocument } from '../getImagesSetting.graphql.ts';
import { themeWords } from '../words.ts';
import classes from './theme.module.css';

const pages = [
  'login_page_image',
  'register_page_image',
  'verify_email_page_image',
  'email_confirmation_page_image',
  'forgot_password_page_image',
  'reset_password_page_image',
  'resend_token_page_image',
] as const;

/** Longest edges, px: a logo stands small, a picture fills half of a screen. */
const LOGO = 512;
const PAGE = 1600;

/** The centre's own logo, and the pictures beside the pages before sign-in. Each is saved as soon as it is chosen. */
export const PagePictures = () => {
  const t = useWords(themeWords);
  const { logo } = useAppearance();
  const { data } = useAsk(ImagesSettingDocument, {});
  const images = data?.getImagesSetting;
  return (
    <section className={classes.section}>
      <h2 className={classes.heading}>{t('pictures')}</h2>
      <p className={classes.quiet}>{t('picturesHelp')}</p>
      <PagePicture name="app_logo" label={t('app_logo')} address={logo} edge={LOGO} />
      {images
        ? pages.map((name) => <PagePicture key={name} name={name} label={t(name)} address={images[name]} edge={PAGE} />)
        : null}
    </section>
  );
};

const PagePicture = ({
  name,
  label,
  address,
  edge,
}: {
  name: string;
  label: string;
  address: string | null;
  edge: number;
}) => {
  const t = useWords(themeWords);
  const p = useWords(pictureWords);
  const file = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const upload = useUpload();
  const hindrance = useHindrance();
  const save = useAction(saveAppSettings);

  const put = async (key: string): Promise<string | null> => {
    const ended = await save.run({ key: name, value: key });
    if (ended?.kind === 'done') void loadTheme();
    return ended && ended.kind !== 'done' ? ended.message : null;
  };
  const send = async (chosen: File): Promise<string | null> => {
    const local = URL.createObjectURL(chosen);
    try {
      const hindered = await hindrance(chosen, local);
      if (hindered !== null) return hindered;
      const sent = await upload(await shrunk(local, edge));
      return 'key' in sent ? await put(sent.key) : sent.problem;
    } finally {
      URL.revokeObjectURL(local);
    }
  };
  const finish = async (work: Promise<string | null>) => {
    setBusy(true);
    setProblem(await work.catch(() => p('failed')));
    setBusy(false);
  };
  return (
    <div className={classes.picture}>
      {address ? <img className={classes.shown} src={address} alt="" /> : <span className={classes.shown} />}
      <div className={classes.of}>
        <b>{label}</b>
        {address ? null : <span className={classes.quiet}>{t('ownPicture')}</span>}
        {problem ? (
          <span className={classes.problem} role="alert">
            {problem}
          </span>
        ) : null}
      </div>
      <input
        ref={file}
        type="file"
        accept="image/*"
        hidden
        aria-label={t('chooseFor', { label })}
        onChange={(event) => {
          const [chosen] = event.currentTarget.files ?? [];
          if (chosen) void finish(send(chosen));
          event.currentTarget.value = '';
        }}
      />
      <Button
        variant="default"
        loading={busy}
        aria-label={t('chooseFor', { label })}
        onClick={() => file.current?.click()}
      >
        {t('choosePicture')}
      </Button>
      {address ? (
        <Button
          variant="subtle"
          color="red"
          disabled={busy}
          aria-label={t('removeFor', { label })}
          onClick={() => void finish(put(''))}
        >
          {t('removePicture')}
        </Button>
      ) : null}
    </div>
  );
};
