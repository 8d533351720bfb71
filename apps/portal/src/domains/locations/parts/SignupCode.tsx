import { Button, Switch } from '@mantine/core';
import { updateLocationSignupCode } from '@nestling/contract/operations/locations.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import { Badge } from '@nestling/ui/feedback/Badge.tsx';
import { Dialog } from '@nestling/ui/overlay/Dialog.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { useId, useState } from 'react';
import { href } from '../../../addresses.ts';
import { NewSignupCodeDocument } from '../settings.graphql.ts';
import { placeWords } from '../words.ts';
import classes from './places.module.css';

/** The code families sign up with: shown large to be read out, quietly while it lets nobody in. */
export const SignupCode = ({
  location,
  signUp,
}: {
  location: string;
  signUp: { readonly signup_code: string | null; readonly is_signup: boolean } | null;
}) => {
  const t = useWords(placeWords);
  const id = useId();
  const [asking, setAsking] = useState(false);
  const make = useAction(NewSignupCodeDocument);
  const save = useAction(updateLocationSignupCode);
  const code = signUp?.signup_code ?? null;
  const open = signUp?.is_signup ?? false;
  const renew = () => void make.run({ location_id: location }).then(() => setAsking(false));
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 id={id} className={classes.heading}>
        {t('signUp')}
      </h2>
      <p className={classes.quiet}>{t('signUpHelp')}</p>
      {code ? (
        <>
          <div className={classes.signUp}>
            {open ? (
              <Badge kind="good">{t('signUpIsOpen')}</Badge>
            ) : (
              <Badge kind="wait">{t('signUpIsClosed', { code })}</Badge>
            )}
            <Switch
              label={t('signUpOpen')}
              checked={open}
              disabled={save.busy}
              onChange={(event) =>
                void save.run({ location_id: location, signup_code: code, is_signup: event.currentTarget.checked })
              }
            />
          </div>
          <p className={classes.code} data-figures data-closed={!open || undefined}>
            {code}
          </p>
          <p className={classes.quiet}>{`${window.location.origin}${href('auth.register', { code })}`}</p>
        </>
      ) : null}
      <div className={classes.actions}>
        <Button variant="default" loading={make.busy} onClick={code ? () => setAsking(true) : renew}>
          {code ? t('newCode') : t('firstCode')}
        </Button>
      </div>
      {asking ? (
        <Dialog label={t('newCode')} onClose={() => setAsking(false)}>
          <div className={classes.dialog}>
            <h2 className={classes.heading}>{t('newCode')}</h2>
            <p>{t('newCodeText', { code: code ?? '' })}</p>
            <div className={classes.actions}>
              <Button variant="default" onClick={() => setAsking(false)} data-autofocus>
                {t('cancel')}
              </Button>
              <Button loading={make.busy} onClick={renew}>
                {t('newCode')}
              </Button>
            </div>
          </div>
        </Dialog>
      ) : null}
    </section>
  );
};
