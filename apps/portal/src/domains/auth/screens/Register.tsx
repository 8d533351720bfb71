import { useAsk } from '@nestling/kit/ask.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useNavigate, useParams } from '@tanstack/react-router';
import { href } from '../../../addresses.ts';
import { LocationOfCodeDocument } from '../locationOfCode.graphql.ts';
import { GuestFoot } from '../parts/GuestFoot.tsx';
import { GuestPage } from '../parts/GuestPage.tsx';
import { RegisterForm } from '../parts/RegisterForm.tsx';
import { SignupCode } from '../parts/SignupCode.tsx';
import { registerWords } from '../register-words.ts';

const image = 'register_page_image';

/** Signing up: the code of a location first, from the address or typed, then who one is. */
const Register = () => {
  const t = useWords(registerWords);
  const navigate = useNavigate();
  const { code = '' }: { code?: string } = useParams({ strict: false });
  const { data, fetching, error } = useAsk(LocationOfCodeDocument, { signup_code: code }, { pause: code === '' });
  const location = code === '' ? null : (data?.getLocationBySignupCode ?? null);
  const take = (typed: string) => void navigate({ href: href('auth.register', { code: typed }), replace: true });

  if (location)
    return (
      <GuestPage image={image} title={t('title')} lead={t('leadOf', { location: location.name })}>
        <RegisterForm code={code} />
        <GuestFoot />
      </GuestPage>
    );
  if (fetching && code !== '') return <GuestPage image={image} title={t('title')} />;
  const wrong = code === '' ? null : (error?.graphQLErrors[0]?.message ?? t('unknownCode'));
  return (
    <GuestPage image={image} title={t('title')} lead={t('lead')}>
      <SignupCode key={code} code={code} wrong={wrong} onCode={take} />
      <GuestFoot />
    </GuestPage>
  );
};

export default Register;
