import { Link } from 'react-router';
import { registerText as text } from '#web/messages/account.ts';
import { withNext } from '../safe-next.ts';
import { GoogleButton } from './google-button.tsx';
import { OrLine } from './or-line.tsx';
import { RegisterForm } from './register-form.tsx';

export function Register({ next }: { next: string }) {
  return (
    <>
      <h1 className="page-title">{text.title}</h1>
      <p className="mt-1.5 text-ink-muted">{text.lead}</p>
      <RegisterForm />
      <OrLine word={text.or} />
      <GoogleButton intent="register" next={next} />
      <p className="mt-4 text-center text-sm">
        {text.haveAccount}{' '}
        <Link to={withNext('/login', next)} className="text-link inline-flex min-h-11 items-center">
          {text.login}
        </Link>
      </p>
    </>
  );
}
