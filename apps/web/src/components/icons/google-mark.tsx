/** Google's own colours, as its sign-in rules demand. */
export function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5 shrink-0">
      <path
        fill="#4285F4"
        d="M22 12.2c0-.7-.1-1.4-.2-2H12v3.9h5.6a4.8 4.8 0 0 1-2 3.1v2.6h3.3c2-1.8 3.1-4.4 3.1-7.6Z"
      />
      <path
        fill="#34A853"
        d="M12 22c2.7 0 5-.9 6.8-2.4l-3.3-2.6a6.2 6.2 0 0 1-9.3-3.2H2.8v2.6A10 10 0 0 0 12 22Z"
      />
      <path fill="#FBBC05" d="M6.2 13.8a6 6 0 0 1 0-3.8V7.4H2.8a10 10 0 0 0 0 9Z" />
      <path
        fill="#EA4335"
        d="M12 5.9c1.5 0 2.8.5 3.9 1.5l2.9-2.9A10 10 0 0 0 2.8 7.4L6.2 10A6 6 0 0 1 12 5.9Z"
      />
    </svg>
  );
}
