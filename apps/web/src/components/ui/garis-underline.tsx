/** The five stripes as an underline of one headline word. Its parent must be `relative`. */
export function GarisUnderline() {
  return (
    <svg
      viewBox="0 0 200 16"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="absolute -bottom-[.05em] -left-[1%] h-[.15em] w-[102%] overflow-visible"
    >
      <g fill="none" strokeWidth="9">
        <path d="M2 10Q30 5 58 5" stroke="var(--organik)" />
        <path d="M61 5Q94 4 120 7" stroke="var(--plastik)" />
        <path d="M123 7Q142 9 158 9" stroke="var(--kertas)" />
        <path d="M161 9Q174 9 184 8" stroke="var(--kaca)" />
        <path d="M187 7.6L198 6" stroke="var(--logam)" />
      </g>
    </svg>
  );
}
