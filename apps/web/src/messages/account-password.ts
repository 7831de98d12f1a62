/** Words of the pages around a forgotten password and an address to confirm. Some are fixed by the specification. */
export const forgotPasswordText = {
  title: 'Lupa Password',
  lead: 'Tulis email akun Anda. Kami kirim link untuk membuat password baru.',
  email: 'Email',
  emailExample: 'nama@contoh.id',
  send: 'Kirim Link Reset',
  sending: 'Mengirim...',
  remembered: 'Sudah ingat password Anda?',
  login: 'Masuk',
  /** Fixed by the specification, both. */
  failed: 'Gagal mengirim email reset password',
  exception: 'Terjadi kesalahan. Silakan coba lagi.',
  sentTitle: 'Periksa email Anda',
  sentTo: 'Jika email ini punya akun, link reset password sudah kami kirim ke:',
  spamHint: 'Belum ada di inbox? Periksa juga folder spam. Kiriman bisa perlu beberapa menit.',
  resend: 'Kirim ulang',
  backToLogin: 'Kembali ke Login',
};

export const resetPasswordText = {
  title: 'Buat Password Baru',
  lead: 'Setelah diubah, semua perangkat harus masuk kembali dengan password baru.',
  newPassword: 'Password Baru',
  confirmation: 'Konfirmasi Password Baru',
  unreachableTitle: 'Link belum bisa diperiksa',
  unreachableText: 'Link Anda masih kami simpan di halaman ini. Periksa koneksi internet, lalu coba lagi.',
  toForgotPassword: 'Minta Link Baru',
  redirecting: 'Anda segera kami arahkan ke halaman Lupa Password.',
  /** Fixed by the specification, all below. */
  validating: 'Memvalidasi link reset password...',
  linkExpired: 'Link reset password sudah kadaluarsa. Silakan request link baru.',
  linkInvalid: 'Link reset password tidak valid. Silakan request link baru.',
  linkUnusable: 'Link reset password tidak valid atau sudah kadaluarsa. Silakan request link baru.',
  linkErrorTitle: 'Link tidak bisa dipakai',
  submit: 'Ubah Password',
  submitting: 'Mengubah Password...',
  backToLogin: 'Kembali ke Login',
  success: 'Password berhasil diubah!',
  failed: 'Gagal mengubah password',
};

/** Errors of a new password; fixed by the specification. */
export const newPasswordText = {
  hint: 'Minimal 6 karakter',
  mismatch: 'Password dan konfirmasi password tidak cocok',
  short: 'Password minimal 6 karakter',
};

/** Shown while a new password is typed. */
export const passwordRulesText = {
  title: 'Syarat password',
  long: (count: number) => `${count} karakter atau lebih`,
  short: (count: number) => `Paling banyak ${count} karakter`,
  same: 'Konfirmasi sama',
  met: ': terpenuhi',
  notMet: ': belum',
  guessable: 'Jangan pakai yang mudah ditebak, misalnya 123456. Itu kami periksa saat dikirim.',
};

export const confirmEmailText = {
  title: 'Konfirmasi Email',
  confirming: 'Memeriksa link konfirmasi...',
  doneTitle: 'Email Anda terkonfirmasi',
  doneText: 'Terima kasih. Sekarang akun Anda bisa dipulihkan lewat email ini.',
  toDashboard: 'Ke Dasbor',
  visitorTitle: 'Masuk dulu untuk konfirmasi',
  visitorText: 'Masuk ke akun dengan email ini. Setelah itu, email Anda langsung kami konfirmasi.',
  visitorStranger: 'Tidak pernah mendaftar? Abaikan saja email kami.',
  toLogin: 'Masuk',
  invalidTitle: 'Link tidak bisa dipakai',
  invalidText: 'Link konfirmasi ini tidak valid, sudah dipakai, sudah kadaluarsa, atau untuk akun lain.',
  invalidNextMember: 'Minta link baru di halaman Akun.',
  invalidNextVisitor: 'Masuk, lalu minta link baru di halaman Akun.',
  toAccount: 'Ke Halaman Akun',
  unreachableTitle: 'Link belum bisa diperiksa',
  unreachableText: 'Link Anda masih kami simpan di halaman ini. Periksa koneksi internet, lalu coba lagi.',
};
