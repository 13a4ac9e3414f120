/** Logos are drawn for white, in dark themes too. */
export const LogoOnWhite = ({ url, alt }: { url: string; alt: string }) => (
  <div className="flex h-28 items-center justify-center rounded-sm border border-line bg-[#fff] p-3">
    <img src={url} alt={alt} className="max-h-full max-w-full object-contain" />
  </div>
)
