import { PRODUCT_NAME } from '#domain/site/site-name.ts';
import { cn } from '#web/lib/cn.ts';

/** The daruma's head, simplified for small sizes. */
function LogoMark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <path fill="#f04e23" d="M16 .5c10 0 15.8 8 15.8 19 0 7.5-6.2 12-15.8 12S.2 27 .2 19.5C.2 8.5 6 .5 16 .5" />
      <path
        fill="#c53a14"
        d="M31 14.5q.8 2.5.8 5c0 7.5-6.2 12-15.8 12S.2 27 .2 19.5c1 6.1 6.8 10.1 15.4 10.1 9.4 0 15-5.6 15.4-15.1"
      />
      <path fill="#f6f1e7" d="M16 5c9 0 12.6 4 12.6 10.5 0 7.1-4.6 11.9-12.6 11.9S3.4 22.6 3.4 15.5C3.4 9 7 5 16 5" />
      <path
        fill="#18171d"
        stroke="#18171d"
        strokeLinejoin="round"
        strokeWidth=".9"
        d="M14.2 10.2Q10 7 5.6 9.4l.8 1q4-1 7.4.2Zm3.6 0Q22 7 26.4 9.4l-.8 1q-4-1-7.4.2Z"
      />
      <circle cx="10" cy="16" r="3" fill="#fff" stroke="#18171d" strokeWidth="2" />
      <circle cx="22" cy="16" r="4" fill="#18171d" />
      <path
        fill="none"
        stroke="#18171d"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="2.2"
        d="M16 22.5q-4 2.7-7.8.1m7.8-.1q4 2.7 7.8.1"
      />
    </svg>
  );
}

/** The word "dropar" with an eye as its o. */
function Wordmark() {
  return (
    <>
      <span className="wordmark" aria-hidden="true">
        dr
        <i />
        par
      </span>
      <span className="sr-only">{PRODUCT_NAME}</span>
    </>
  );
}

type LogoProps = {
  className?: string | undefined;
  /** The logo uploaded by the site's owner, at the same height. */
  picture?: string | undefined;
};

/** Symbol and word. Put it inside a link; its size follows the font size. */
export function Logo({ className, picture }: LogoProps) {
  if (picture) {
    return (
      <span className={cn('logo', className)}>
        <img className="logo-picture" src={picture} alt={PRODUCT_NAME} />
      </span>
    );
  }
  return (
    <span className={cn('logo', className)}>
      <LogoMark />
      <Wordmark />
    </span>
  );
}
