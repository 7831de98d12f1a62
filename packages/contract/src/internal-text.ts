/** The message of `internal`, in a separate file so that pages need not bundle all error messages. */
export const internalText = 'Terjadi kesalahan di pihak kami. Coba lagi sebentar lagi.';
